import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { clampPage } from './pagination.ts';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** A page number field: Enter or leaving it goes to that page, or to the nearest one. */
export function GoToPage({ page, pageCount, onPageChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const goToTypedPage = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const target = clampPage(typed, pageCount, page);
    if (target !== page) onPageChange(target);
  };
  return (
    <span className="demo-pages-field">
      <label htmlFor={id}>Go to page</label>
      <Form.Control
        id={id}
        size="sm"
        type="number"
        min={1}
        max={pageCount}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={goToTypedPage}
        onKeyDown={({ key }) => {
          if (key === 'Enter') goToTypedPage();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
    </span>
  );
}
