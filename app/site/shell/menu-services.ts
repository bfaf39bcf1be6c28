import type { Service } from '#model/content/service.ts'

/** The services in the header's dropdown, in order. */
export function menuServices(services: Service[]) {
  return services
    .filter((service) => service.menuPosition !== null)
    .sort((a, b) => (a.menuPosition ?? 0) - (b.menuPosition ?? 0))
}

/** The remaining services, in the order of their hues. */
export function moreServices(services: Service[]) {
  return services
    .filter((service) => service.menuPosition === null)
    .sort((a, b) => a.lambda - b.lambda || a.title.localeCompare(b.title, 'en'))
}
