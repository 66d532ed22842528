import { byMailSentence } from '#core/copy/pages/form-errors.ts';
import type { Frame } from '../draw/document.tsx';

interface Props {
  readonly frame: Frame;
  readonly challenge: string;
  readonly words: { readonly checking: string; readonly checked: string };
}

/** Solved by our script in a worker. Without scripts the form can't be sent, and the page says what to do instead. */
export function Proof({ frame, challenge, words }: Props) {
  const { lang, agent, assets } = frame;
  return (
    <>
      <noscript>
        <p className="summary">{byMailSentence(lang, agent.email)}</p>
      </noscript>
      <p
        id="proof"
        role="status"
        hidden
        data-challenge={challenge}
        data-worker={assets.worker}
        data-checked={words.checked}
      >
        {words.checking}
      </p>
      <input type="hidden" name="proof.challenge" value={challenge} />
      <input type="hidden" name="proof.nonce" value="" />
    </>
  );
}
