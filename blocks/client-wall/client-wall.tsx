import { useState } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { Image } from '#ui/image.tsx'
import { PauseButton } from '#ui/pause-button.tsx'

/** Rows of the wall (specification 2.9). */
const ROWS = 5

/** Client marks that run without end until they are paused; a second copy of each row closes the loop. */
export default function ClientWall({ block }: BlockProps<'client-wall'>) {
  const [playing, setPlaying] = useState(true)
  const rows = Array.from({ length: ROWS }, (_, row) =>
    block.clients.filter((_, index) => index % ROWS === row),
  )
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-10 overflow-clip py-section"
      aria-labelledby="client-wall-title"
    >
      <div className="column flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-4">
          <h2 id="client-wall-title" className="display text-title">
            {block.title}
          </h2>
          <p className="max-w-[46ch] text-lead text-soft">{block.lead}</p>
        </div>
        <PauseButton playing={playing} what="client marks" onToggle={() => setPlaying(!playing)} />
      </div>
      <div className="client-wall" data-playing={playing}>
        {rows.map((clients, row) => (
          <div
            key={clients[0]?.name}
            className={row % 2 === 1 ? 'client-row reversed' : 'client-row'}
          >
            <Marks clients={clients} />
            <Marks clients={clients} copy />
          </div>
        ))}
      </div>
    </section>
  )
}

type MarksProps = { clients: BlockOf<'client-wall'>['clients']; copy?: boolean }

function Marks({ clients, copy = false }: MarksProps) {
  return (
    <ul aria-hidden={copy}>
      {clients.map(({ name, trade, mark }) => (
        <li key={name}>
          <Image src={mark} width={281} height={64} alt={copy ? '' : `${name}, ${trade}`} />
        </li>
      ))}
    </ul>
  )
}
