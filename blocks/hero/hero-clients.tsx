import type { HeroWork } from '#model/content/case-cards.ts'
import { Image } from '#ui/image.tsx'

export type HeroClient = { name: string; work: HeroWork | undefined }

type HeroClientsProps = { label: string | undefined; clients: HeroClient[] }

/** The five clients side by side, each with a picture of the work and its result; on phones a row to scroll. */
export function HeroClients({ label, clients }: HeroClientsProps) {
  return (
    <div className="border-t border-line pb-10">
      {label && <p className="column label py-4 text-soft">{label}</p>}
      {clients.some(({ work }) => work) ? (
        <ul className="grid snap-x scroll-px-gutter auto-cols-[58vw] grid-flow-col overflow-x-auto sm:auto-cols-[32vw] lg:auto-cols-fr lg:overflow-clip">
          {clients.map((client) => (
            <li key={client.name} className="group relative snap-start">
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
  return (
    <>
      <div data-grows="picture" className="aspect-4/3 overflow-hidden">
        <Image
          {...work.image}
          sizes="(min-width: 1024px) 20vw, (min-width: 640px) 32vw, 58vw"
          className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <p className="grid gap-1 px-4 pt-3.5 text-small group-first:ps-gutter">
        <a href={work.href} className="font-semibold after:absolute after:inset-0">
          {name}
        </a>
        <span className="text-soft">{work.line}</span>
      </p>
    </>
  )
}
