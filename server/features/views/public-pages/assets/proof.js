/** Loaded only while a form demands a proof of work: solves its challenge in a worker and sends the solution with the form. */
const RENEW_MS = 8 * 60_000;

const note = document.getElementById('proof');
const form = document.getElementById('form');
const [challenge, nonce] = ['proof.challenge', 'proof.nonce'].map((name) => form.elements.namedItem(name));
const checking = note.textContent;
/** The button that was used before the solution was found. */
let waiting;

function solve(given) {
  const worker = new Worker(note.dataset.worker);
  nonce.value = '';
  note.hidden = false;
  note.textContent = checking;
  worker.onmessage = ({ data }) => {
    worker.terminate();
    challenge.value = given;
    nonce.value = data;
    note.textContent = note.dataset.checked;
    if (waiting) form.requestSubmit(waiting);
  };
  worker.postMessage(given);
}

/** A challenge is good for ten minutes and once. A new one is on a newly drawn form. */
async function renew() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.getElementById('proof')?.dataset.challenge;
  if (fresh) solve(fresh);
}

form.addEventListener('submit', (event) => {
  // Buttons with a name draw the form again and need no proof.
  if (nonce.value !== '' || event.submitter?.name) return;
  event.preventDefault();
  waiting = event.submitter;
  note.scrollIntoView({ block: 'center' });
});
addEventListener('pageshow', ({ persisted }) => persisted && renew());
setInterval(renew, RENEW_MS);
solve(note.dataset.challenge);
