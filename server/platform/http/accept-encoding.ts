/** Supported encodings, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/**
 * The client's preferred encoding among those offered (RFC 9110, 12.5.3). `identity` if it accepts none, as a readable
 * page is better than a 406. With equal weights, the smaller result wins.
 */
export function chooseEncoding(header: string | null, offered: readonly Encoding[] = encodings) {
  if (!header) return 'identity'
  const weights = readWeights(header)
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of encodings) {
    if (!offered.includes(encoding)) continue
    const weight = weightOf(encoding, weights)
    if (weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
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
