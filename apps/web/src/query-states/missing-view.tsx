import { Link } from 'react-router';
import { PageTitle } from '../page-title.tsx';

interface Props {
  title: string;
  /** A sentence about what was not found, named as in the URL. */
  text: string;
  /** A link to the list of what there is. */
  list: { href: string; text: string };
}

/** Shown in place of a page about something that does not exist. */
export function MissingView({ title, text, list }: Props) {
  return (
    <div className="error-page">
      <p className="error-code">404</p>
      <PageTitle title={title} />
      <p className="error-text">{text}</p>
      <div className="error-actions">
        <Link className="btn btn-primary btn-lg" to={list.href}>
          {list.text}
        </Link>
      </div>
    </div>
  );
}
