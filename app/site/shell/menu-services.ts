import type { Service } from '#model/content/service.ts'

/** The services of the header's dropdown, in its order (specification 2.3). */
export function menuServices(services: Service[]) {
  return services
    .filter((service) => service.menuPosition !== null)
    .sort((a, b) => (a.menuPosition ?? 0) - (b.menuPosition ?? 0))
}

/** The services without a place in that grid, by title. */
export function moreServices(services: Service[]) {
  return services
    .filter((service) => service.menuPosition === null)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
