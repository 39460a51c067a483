import * as z from 'zod/mini';
import { language } from './primitives.ts';

/** The pages of the footer, whose texts an operator can replace. */
export const footerPageName = z.enum(['support', 'help', 'privacy', 'terms']);
export type FooterPageName = z.infer<typeof footerPageName>;

/** `GET /api/pages/{page}?language=de` */
export const footerPageQuery = z.object({ language: z.optional(language) });
export const footerPage = z.object({
  /** The operator's text, in Markdown; null where the product's own is to be shown. */
  text: z.nullable(z.string()),
  /** The language of that text; null where its file is for every language. */
  language: z.nullable(language),
});
export type FooterPage = z.infer<typeof footerPage>;
