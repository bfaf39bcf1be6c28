/** Supported encodings, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** Different headers whose result is kept; browsers send a handful. */
const KNOWN_MAX = 100
const known = new Map<string, readonly Encoding[]>()

/**
 * The client's preferred encoding among those offered (RFC 9110, 12.5.3). `identity` if it accepts none, as a readable
 * page is better than a 406.
 */
export function chooseEncoding(header: string | null, offered: readonly Encoding[] = encodings) {
  return acceptedEncodings(header).find((encoding) => offered.includes(encoding)) ?? 'identity'
}

/** The encodings that the client accepts, best first. With equal weights, the smaller result is better. */
export function acceptedEncodings(header: string | null | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const accepted = known.get(header)
  if (accepted) return accepted
  if (known.size >= KNOWN_MAX) known.clear()
  const read = readAccepted(header)
  known.set(header, read)
  return read
}

function readAccepted(header: string) {
  const weights = readWeights(header)
  return encodings
    .map((encoding) => ({ encoding, weight: weightOf(encoding, weights) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ encoding }) => encoding)
}

function readWeights(header: string) {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q ? Number(q.slice(2)) : 1
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0)
  }
  return weights
}

function weightOf(encoding: Encoding, weights: Map<string, number>) {
  const named = weights.get(encoding) ?? weights.get('*')
  if (named !== undefined) return named
  // Acceptable unless refused, but never better than a requested encoding.
  return encoding === 'identity' ? 0.001 : 0
}
