import type { ShellData } from '#app/shell/use-site.ts'

type Words = { title: string; description: string }

/** Title and description of a page, for the browser's tab, search engines and shared links. */
export function pageMeta({ title, description }: Words) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}

type Match = { id: string; loaderData?: unknown } | undefined

/** The same for a screen whose title does not name the site. */
export function screenMeta(words: Words | undefined, matches: Match[]) {
  if (!words) return []
  const root = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
  return pageMeta({ ...words, title: root ? `${words.title} | ${root.site.name}` : words.title })
}
