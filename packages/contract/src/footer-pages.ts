import * as z from 'zod/mini';
import { language } from './primitives.ts';

/** The footer's pages, whose texts an operator can replace. */
export const footerPageName = z.enum(['support', 'help', 'privacy', 'terms']);
export type FooterPageName = z.infer<typeof footerPageName>;

/** `GET /api/pages/{page}?language=de` */
export const footerPageQuery = z.object({ language: z.optional(language) });
export const footerPage = z.object({
  /** The operator's text in Markdown; null if there is none and the product's own is shown. */
  text: z.nullable(z.string()),
  /** The text's language; null if the operator's file is for every language. */
  language: z.nullable(language),
});
export type FooterPage = z.infer<typeof footerPage>;
