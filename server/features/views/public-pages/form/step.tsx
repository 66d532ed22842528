import type { ReactNode } from 'react';

/** One of the parts of a form. */
export const Step = ({ number, legend, children }: { number: number; legend: string; children: ReactNode }) => (
  <fieldset className="step" id={`step-${number}`}>
    <legend>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      {legend}
    </legend>
    {children}
  </fieldset>
);
