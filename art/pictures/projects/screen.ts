import { ink, paper } from '../palette.ts'

/** A browser window without a brand: bar, address, page. The page's own space starts at 0 0 below the bar. */
export function browser(
  x: number,
  y: number,
  w: number,
  h: number,
  address: string,
  page: string,
  ground = paper,
) {
  return `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="${ground}"/><svg x="0" y="44" width="${w}" height="${h - 44}" viewBox="0 0 ${w} ${h - 44}">${page}</svg>
<rect width="${w}" height="44" fill="#e6ddcd"/>${[24, 44, 64].map((at) => `<circle cx="${at}" cy="22" r="6" fill="none" stroke="${ink}" stroke-width="2"/>`).join('')}
<rect x="96" y="10" width="${w - 200}" height="24" rx="12" fill="${paper}"/>${address}<path d="M0 44H${w}" stroke="${ink}" stroke-width="2"/><rect width="${w}" height="${h}" fill="none" stroke="${ink}" stroke-width="3"/></g>`
}

/** A phone, 340 by 720; its screen's own space is 316 by 696. */
export function phone(x: number, y: number, turn: number, screen: string, ground = paper) {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="340" height="720" rx="44" fill="${ink}"/><rect x="12" y="12" width="316" height="696" rx="34" fill="${ground}"/><svg x="12" y="12" width="316" height="696" viewBox="0 0 316 696">${screen}</svg><rect x="130" y="24" width="80" height="16" rx="8" fill="${ink}"/></g>`
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  line = 'none',
  weight = 2,
) {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" stroke="${line}" stroke-width="${weight}"/>`
}

export function rule(path: string, colour = '#d3c9b6', weight = 2) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
}

/** The whole picture, 1200 by 900, on a flat ground. */
export function picture(ground: string, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="${ground}"/>${inside}</svg>`
}
