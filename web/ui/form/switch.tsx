interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On/off switch that takes effect immediately. */
export const Switch = ({ label, isOn, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    onClick={() => onChange(!isOn)}
    className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:-inset-2 before:content-[''] after:absolute after:top-0.5 after:left-0.5 after:size-4.5 after:rounded-full after:bg-ink-3 after:transition-transform aria-checked:border-primary aria-checked:bg-primary aria-checked:after:translate-x-5 aria-checked:after:bg-on-primary motion-reduce:after:transition-none print:hidden"
  />
);
