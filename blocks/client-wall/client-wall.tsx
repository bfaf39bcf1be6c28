import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { Image } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PauseButton } from '#ui/pause-button.tsx'

/** Rows of the wall. */
const ROWS = 5

/** Client logos scrolling in an endless loop that can be paused; a second copy of each row makes it seamless. */
export function ClientWall({ block }: BlockProps<'client-wall'>) {
  const { t } = useLanguage()
  const rows = Array.from({ length: ROWS }, (_, row) =>
    block.clients.filter((_, index) => index % ROWS === row),
  )
  return (
    <section
      {...island({ name: 'pausable', when: 'visible' })}
      data-playing
      className="group/wall grid grid-cols-[minmax(0,1fr)] gap-10 overflow-clip py-section"
      aria-labelledby="client-wall-title"
    >
      <div className="column flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-4">
          <h2 id="client-wall-title" className="display text-title">
            {block.title}
          </h2>
          <p className="max-w-[46ch] text-intro text-soft">{block.intro}</p>
        </div>
        <PauseButton playing subject={t('client logos')} />
      </div>
      <div className="client-wall group border-b border-line noscript:overflow-x-auto">
        {rows.map((clients, row) => (
          <div
            key={clients[0]?.name}
            className={`flex w-max animate-[client-row_60s_linear_infinite] border-t border-line group-hover:[animation-play-state:paused] group-data-[playing=false]/wall:[animation-play-state:paused] noscript:animate-none ${row % 2 === 1 ? '[animation-direction:reverse]' : ''}`}
          >
            <Logos clients={clients} />
            <Logos clients={clients} copy />
          </div>
        ))}
      </div>
    </section>
  )
}

type LogosProps = { clients: BlockOf<'client-wall'>['clients']; copy?: boolean }

function Logos({ clients, copy = false }: LogosProps) {
  return (
    <ul aria-hidden={copy} className="flex min-w-screen shrink-0 justify-around">
      {clients.map(({ name, trade, mark }) => (
        <li
          key={name}
          className="grid h-[clamp(--spacing(22),10vw,--spacing(40))] items-center px-[clamp(--spacing(6),3.5vw,--spacing(14))]"
        >
          {/* The logos are black; CSS inverts them in the dark scheme. */}
          <Image
            src={mark}
            {...(mediaSize(mark) ?? { width: 281, height: 64 })}
            alt={copy ? '' : `${name}, ${trade}`}
            className="h-[clamp(--spacing(10),4.6vw,--spacing(18))]! w-auto max-w-none inverts"
          />
        </li>
      ))}
    </ul>
  )
}
