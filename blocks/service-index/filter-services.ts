import type { Service } from '#model/content/service.ts'

/** The services whose title, line, family or address holds every word that is wanted. */
export function filterServices(services: Service[], wanted: string) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return services.filter(({ title, line, family, slug }) => {
    const text = `${title} ${line} ${family} ${slug}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
