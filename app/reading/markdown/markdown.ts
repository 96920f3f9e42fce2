/**
 * What staff write on pages and in articles, as mdast nodes (https://github.com/syntax-tree/mdast) of these kinds only:
 * raw HTML, code, tables and quotes are text like other text.
 */
export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** `url` leads to this site (`/about`), to another by https, or to a mail address. */
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }
  /** `url` is one of our own pictures. */
  | { readonly type: 'image'; readonly url: string; readonly alt: string }

export type Block =
  /** The page's title is the heading of the first depth. */
  | { readonly type: 'heading'; readonly depth: 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly children: readonly ListItem[] }

export type ListItem = { readonly type: 'listItem'; readonly children: readonly Block[] }
