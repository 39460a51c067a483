import { type ReactNode, type SyntheticEvent, useState } from 'react';
import Form from 'react-bootstrap/Form';

interface Props {
  children: ReactNode;
}

/** What a field would send; what is secret stays so, and of a file its name. */
function textOf(name: string, value: FormDataEntryValue): string {
  if (value instanceof File) return value.name || 'no file';
  return name.toLowerCase().includes('password') ? '•'.repeat(value.length) : value;
}

/** A form that sends nothing and shows what it would send. */
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
            <strong>Would be sent</strong>
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
