import type { Service } from '#model/content/service.ts'

/** The services in the header's dropdown, in order (specification 2.3). */
export function menuServices(services: Service[]) {
  return services
    .filter((service) => service.menuPosition !== null)
    .sort((a, b) => (a.menuPosition ?? 0) - (b.menuPosition ?? 0))
}

/** The remaining services, sorted by title. */
export function moreServices(services: Service[]) {
  return services
    .filter((service) => service.menuPosition === null)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
