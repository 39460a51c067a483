import { PageTitle } from '../../page-title.tsx';
import { Markdown } from './markdown.tsx';
import { parseMarkdown } from './parse-markdown.ts';

interface Props {
  text: string;
  lang: string | undefined;
}

/** The operator's text, whose first heading is the title of the page. */
export function OperatorText({ text, lang }: Props) {
  const { title, blocks, linkUrls } = parseMarkdown(text);
  return (
    <div lang={lang}>
      <PageTitle title={title} />
      <div className="card prose mt-3">
        <div className="card-body info-text">
          <Markdown nodes={blocks} linkUrls={linkUrls} />
        </div>
      </div>
    </div>
  );
}
