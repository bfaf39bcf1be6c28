import type { Client } from './clients.ts'
import type { Typesetter } from './lettering.ts'
import { openKit } from './marks/kit.ts'
import { marks } from './marks/marks.ts'

type Place = { x: number; y: number; height: number; fill: string; centred?: boolean }

/** The mark set into another picture, `height` units high, in one colour. */
export function placedMark(
  client: Client,
  write: Typesetter,
  { x, y, height, fill, centred = false }: Place,
) {
  const mark = clientMark(client, write)
  const width = (Number(/width="(\d+)"/.exec(mark)?.[1]) * height) / 64
  return mark
    .replace(/ width="\d+" height="64"/, ` width="${width}" height="${height}"`)
    .replace('<svg ', `<svg x="${centred ? x - width / 2 : x}" y="${y}" color="${fill}" `)
}

/** A client's mark in one colour (currentColor), 64 units high, in its own hand or as a symbol beside its name. */
export function clientMark(client: Client, write: Typesetter) {
  const own = marks[client.slug]?.(openKit(write, client.slug))
  return own ? whole(client.name, own[0], Math.ceil(own[1])) : symbolAndName(client, write)
}

function symbolAndName(client: Client, write: Typesetter) {
  const { name, symbol, line, face, weight, stretch, tracking } = client
  const left = symbol ? 64 : 0
  const capitals = name === name.toUpperCase()
  const narrow = stretch < 80 ? 1.2 : 1
  const size = ((symbol ? 34 : 46) - (capitals ? 4 : 0)) * narrow
  const setting = {
    x: left,
    y: 32 + size * (capitals ? 0.36 : 0.32),
    size,
    face,
    weight,
    stretch,
    tracking,
    fill: 'currentColor',
  }
  const width = Math.ceil(left + write.width(name, setting))
  const paint = line
    ? `fill="none" stroke="currentColor" stroke-width="${line}" stroke-linejoin="round"`
    : 'fill="currentColor" fill-rule="evenodd"'
  const drawn = symbol ? `<path transform="translate(2 8)" d="${symbol}" ${paint}/>` : ''
  return whole(name, drawn + write(name, setting), width)
}

function whole(name: string, inside: string, width: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64" role="img" aria-label="${name.replace('&', '&amp;')}">${inside}</svg>`
}
