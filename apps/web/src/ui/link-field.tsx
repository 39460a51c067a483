interface Props {
  url: string;
  /** Its accessible name. */
  label: string;
}

/** A link to copy by hand, if the browser does not allow access to the clipboard. */
export function LinkField({ url, label }: Props) {
  return (
    <input
      className="form-control"
      readOnly
      value={url}
      aria-label={label}
      onFocus={(event) => event.target.select()}
    />
  );
}
