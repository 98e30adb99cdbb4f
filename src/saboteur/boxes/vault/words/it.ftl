## Its name, and what the lobby says of it

module-vault = Camera del tesoro
module-vault-about = Una carta che recupera uno degli ultimi scarti.

## Cards

card-vault = Camera del tesoro
card-vault-about = Invece di pescare, guarda le prime cinque carte degli scarti e tienine una.

## Why a move is refused

reason-no-discards = Non ci sono carte scartate.

## Lessons

lesson-vault = Camera del tesoro
lesson-vault-1 = Invece di pescare puoi scegliere tra gli scarti. Gioca la camera del tesoro.
lesson-vault-2 = Le prime cinque carte scartate. Tieni la migliore.
lesson-vault-end = Le altre tornano al loro posto. Ora sai che cosa qualcuno ha scartato.

## What is this?

what-card-vault = Le vedi solo tu, e le altre tornano a posto. Serve almeno una carta scartata.
