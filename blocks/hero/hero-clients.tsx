import { ArrowRight } from 'lucide-react'
import type { HeroWork } from '#model/content/case-cards.ts'
import { Image } from '#ui/image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Struck } from '#ui/struck.tsx'

export type HeroClient = { name: string; work: HeroWork | undefined }

type HeroClientsProps = {
  label: string | undefined
  clients: HeroClient[]
  /** The link to all of the work. */
  all: { label: string; href: string } | undefined
}

/** The five clients side by side, each with a picture of the work and what it changed; on phones a row to scroll. */
export function HeroClients({ label, clients, all }: HeroClientsProps) {
  return (
    <div className="border-t border-line pb-7">
      <div className="column flex flex-wrap items-center justify-between gap-x-6 py-2">
        {label && <p className="label text-soft">{label}</p>}
        {all && (
          <SiteLink
            href={all.href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-fill decoration-2 underline-offset-6"
          >
            {all.label}
            <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </SiteLink>
        )}
      </div>
      {clients.some(({ work }) => work) ? (
        <ul className="grid snap-x scroll-px-gutter auto-cols-[58vw] grid-flow-col overflow-x-auto sm:auto-cols-[32vw] lg:auto-cols-fr lg:overflow-clip lg:px-(--to-edge)">
          {clients.map((client) => (
            <li
              key={client.name}
              {...(client.work?.lambda && hueOf(client.work.lambda))}
              className="group relative snap-start"
            >
              <Client {...client} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="column flex flex-wrap gap-x-10 gap-y-2 font-semibold">
          {clients.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Client({ name, work }: HeroClient) {
  if (!work) return <p className="px-gutter font-semibold">{name}</p>
  const { change, image, href, line } = work
  return (
    <>
      <div data-grows="picture" className="aspect-4/3 overflow-hidden">
        <Image
          {...image}
          sizes="(min-width: 1024px) 19vw, (min-width: 640px) 32vw, 58vw"
          className="h-full w-full object-cover transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-col-reverse px-5 pt-4 lg:ps-0">
        <p className="grid gap-0.5 text-small">
          <a href={href} className="font-semibold after:absolute after:inset-0">
            {name}
          </a>
          <span className="text-soft">{line}</span>
        </p>
        {change && <Struck {...change} className="pb-3 text-[clamp(2.25rem,3.6vw,3.75rem)]" />}
      </div>
    </>
  )
}
