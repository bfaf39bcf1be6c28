import { curve } from '#ui/curve.ts'

type Traits = {
  /** Half of the width at the eyes, the jaw and the chin. */
  width: number
  jaw: number
  chin: number
  nose?: number
  nostril?: number
  mouth?: number
  smile?: number
  lips?: number
  brow?: number
}

export type Face = ReturnType<typeof faceOf>

/** How far the middle of the face is turned to the right. */
const TURN = 8

/** Paths of a face lit from the left; the eyes are at 0, the chin at about 100. */
export function faceOf(traits: Traits) {
  return {
    outline: outlineOf(traits),
    shade: shadeOf(traits),
    features: featuresOf(traits),
    pupils: `M${TURN - 32}-1v1M${TURN + 31}-1v1`,
  }
}

/** A smooth closed path through these points. */
export function blob(...numbers: number[]) {
  const count = numbers.length / 2
  const at = (fraction: number): [number, number] => {
    const index = (Math.round(fraction * count) + count) % count
    return [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0]
  }
  return `${curve({ width: 800, height: 800 }, count, at)}z`
}

function outlineOf({ width: w, jaw, chin }: Traits) {
  const far = Math.round(w * 0.95)
  return blob(
    ...[0, -100, far - 16, -84, far, -40, far + 2, 18, jaw + 4, 60, chin + 9, 92],
    ...[TURN, 102, -chin + 5, 94, -jaw + 4, 60, -w, 18, -w, -40, -w + 18, -84],
  )
}

/** All to the right of the line from the brow over the nose and lips to the chin. */
function shadeOf({ width: w, jaw, chin, nose = 23, nostril = 11 }: Traits) {
  const far = Math.round(w * 0.95)
  const tip = 9 + nose
  const profile = `M34-84Q32-46 16-26 12-14 14 0L${16 + nostril / 2} ${tip - 3}Q16 ${tip + 6} 8 ${tip + 6}L12 ${tip + 16}Q19 ${tip + 22} 15 ${tip + 29} 9 ${tip + 34} 14 ${tip + 40}Q26 ${tip + 54} 16 101`
  return `${profile}Q${chin + 14} 98 ${jaw + 3} 62 ${far + 6} 30 ${far} -40 ${far - 10} -80 34-84Z`
}

function featuresOf(traits: Traits) {
  const { nose = 23, nostril = 11, mouth = 22, smile = 5, lips = 6, brow = 0 } = traits
  const tip = 9 + nose
  const lipsAt = tip + 28
  const eye = (x: number, side: number) =>
    `M${x - 13 * side} 1Q${x - 2 * side}-8 ${x + 12 * side} 2M${x - 17 * side} ${brow - 17}Q${x - 4 * side} ${-27 - brow} ${x + 12 * side}-21`
  return `${eye(TURN - 33, 1)}${eye(TURN + 30, -1)}M${TURN - nostril} ${tip - 2}Q${TURN - nostril} ${tip + 6} ${TURN} ${tip + 6}t${nostril - 3}-4M${TURN - mouth} ${lipsAt - smile}Q${TURN} ${lipsAt + smile} ${TURN + mouth - 3} ${lipsAt - smile}M${TURN - 8} ${lipsAt + lips + 5}q8 4 16 0`
}
