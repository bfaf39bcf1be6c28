import { useId, useState } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { serviceFamilies } from '#model/content/service-families.ts'
import { filterServices } from './filter-services.ts'
import { ServiceRow } from './service-row.tsx'

/** Every service by family, shortest wave first, with a filter that answers while it is typed into. */
export default function ServiceIndex({ block, live }: BlockProps<'service-index'>) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const found = filterServices(live.services, wanted)

  return (
    <section className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-8 pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{block.title}</h2>
        <search className="needs-script grid gap-2 lg:col-span-5">
          <label htmlFor={id} className="font-semibold">
            Find a service
          </label>
          <input
            id={id}
            type="search"
            value={wanted}
            autoComplete="off"
            onChange={(event) => setWanted(event.target.value)}
            className="service-filter"
          />
          <p role="status" className="text-small text-soft">
            {countOf(found.length, wanted)}
          </p>
        </search>
      </div>
      {serviceFamilies.map((family) => {
        const members = found.filter((service) => service.family === family)
        if (members.length === 0) return null
        return (
          <section key={family} aria-label={family} className="service-family">
            <h3 className="label service-family-name">
              {family}
              <span className="text-soft">{members.length}</span>
            </h3>
            <ul>
              {members.map((service) => (
                <ServiceRow key={service.slug} service={service} />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

function countOf(count: number, wanted: string) {
  const services = count === 1 ? '1 service' : `${count} services`
  if (wanted.trim() === '') return services
  return count === 0 ? `No service found for “${wanted.trim()}”` : `${services} found`
}
