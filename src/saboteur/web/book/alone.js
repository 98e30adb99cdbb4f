// The booklet on a page of its own: it can be printed, and is at once if the address says so.
const button = /** @type {HTMLButtonElement} */ (document.querySelector('.print'));
button.hidden = false;
button.addEventListener('click', () => window.print());
if (new URLSearchParams(location.search).has('print')) addEventListener('load', () => window.print());
