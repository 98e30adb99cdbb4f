"""What the Guide asks in the terminal."""

from saboteur.modding.terminal import BoxWords

WORDS = BoxWords(
    questions={"guide": "The guide leads on. Which path card do you lay?"},
    of_cards=("guide",),
)
