import type { Service } from '#model/content/service.ts'

/** The services whose title, tagline, family or slug contains every word of the query. */
export function filterServices(services: Service[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return services.filter(({ title, line, family, slug }) => {
    const text = `${title} ${line} ${family} ${slug}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
