import { cn } from '#ui/cn.ts'
import { candidates, creators, type Sitter, type Tone } from './sitters.ts'

const outlined: Tone = {
  skin: 'fill-tint stroke-ink',
  shade: '',
  line: 'stroke-ink',
  hair: 'fill-tint stroke-ink',
  hairLine: 'stroke-ink',
  cloth: 'fill-tint stroke-ink',
}

const bust =
  'M-156 480L-150 280C-148 196-100 180-52 164-34 157-28 140-30 110H30C30 140 40 157 58 164 106 180 150 196 152 280L156 480Z'
const neck = 'M-31 70V152Q4 176 33 152V70Z'
const rings = [150, 166, 182, 198].map(ring).join('')

/** Seven creators, three of whom come forward, each with a reach of their own. */
export function FacesScene() {
  return (
    <svg
      viewBox="0 0 900 520"
      aria-hidden="true"
      className="size-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
    >
      {creators.map(({ at, reach }) => (
        <g key={at} transform={`translate(${at})`}>
          <path d={rings} strokeWidth="1.5" className={cn('stroke-accent', reach)} />
        </g>
      ))}
      {candidates.map((sitter) => (
        <g
          key={sitter.at}
          transform={`translate(${sitter.at})scale(${sitter.isFlipped ? -0.76 : 0.76} .76)`}
        >
          <Figure sitter={sitter} tone={outlined} />
        </g>
      ))}
      {creators.map(({ tone, forward, ...sitter }) => (
        <g
          key={sitter.at}
          transform={`translate(${sitter.at})${sitter.isFlipped ? 'scale(-1 1)' : ''}`}
        >
          <g className={cn('scheme-light', forward)}>
            <Figure sitter={sitter} tone={tone} />
          </g>
        </g>
      ))}
    </svg>
  )
}

function Figure({ sitter, tone }: { sitter: Sitter; tone: Tone }) {
  const { behind, face, hair, lines, extra, beard } = sitter
  const isShaded = tone !== outlined
  return (
    <>
      {behind && <path d={behind} className={tone.hair} />}
      <path d={bust} className={tone.cloth} />
      <path d={neck} className={tone.skin} />
      {isShaded && <path d={neck} className={tone.shade} />}
      <path d={face.outline} className={tone.skin} />
      {isShaded && <path d={face.shade} className={tone.shade} />}
      {beard && <path d={beard} className={tone.hair} />}
      <path d={face.features} className={tone.line} />
      <path d={face.pupils} strokeWidth="5" className={tone.line} />
      <path d={hair} fillRule="evenodd" className={tone.hair} />
      {lines && <path d={lines} className={tone.hairLine} />}
      {extra && <path d={extra} strokeWidth="3.5" className={tone.line} />}
    </>
  )
}

function ring(radius: number) {
  const half = `a${radius} ${radius} 0 1 1 `
  return `M${-radius} 0${half}${2 * radius} 0${half}${-2 * radius} 0`
}
