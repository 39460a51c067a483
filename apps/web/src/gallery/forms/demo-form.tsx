import { type ReactNode, type SyntheticEvent, useState } from 'react';
import Form from 'react-bootstrap/Form';

interface Props {
  children: ReactNode;
}

/** Returns a field’s value for display: passwords masked, files by name. */
function textOf(name: string, value: FormDataEntryValue): string {
  if (value instanceof File) return value.name || 'no file';
  return name.toLowerCase().includes('password') ? '•'.repeat(value.length) : value;
}

/** A form that shows what it would send, without sending it. */
export function DemoForm({ children }: Props) {
  const [sent, setSent] = useState<[string, string][]>();
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    setSent(fields.map(([name, value]) => [name, textOf(name, value)]));
  };
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <output className="demo-sent">
        {sent && (
          <>
            <strong>Would send</strong>
            <dl>
              {sent.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value === '' ? 'empty' : value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </output>
    </Form>
  );
}
