/** What is looked at before publishing, in the order in which it is listed. */
export const checkKinds = {
  alt: 'Alt texts',
  headings: 'Headings',
  contrast: 'Contrast',
  search: 'Search results',
  links: 'Links',
  weight: 'Weight',
  reading: 'Reading',
} as const

export type CheckKind = keyof typeof checkKinds

/** Something to look at before publishing: a sentence that says what to do, and the path of its field. Never a refusal. */
export type Check = { kind: CheckKind; path: string; message: string }
