/** Title and description of a screen, for the browser's tab, search engines and shared links. */
export function pageMeta({ title, description }: { title: string; description: string }) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}
