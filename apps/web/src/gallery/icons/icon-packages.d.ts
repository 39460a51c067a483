/** What the gallery reads of the package, which has no types. */
declare module 'feather-icons' {
  interface FeatherIcon {
    name: string;
    contents: string;
    tags: string[];
  }
  const feather: { icons: Record<string, FeatherIcon> };
  export default feather;
}

/** Words that icons of Font Awesome are found by, by name; made by build/font-awesome-terms.ts. */
declare module 'virtual:font-awesome-terms' {
  const terms: Record<string, string>;
  export default terms;
}
