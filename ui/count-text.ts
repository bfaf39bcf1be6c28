export type Counted = {
  /** What a count of one says, for example "1 film". */
  one: string
  /** What follows any other count, for example "films". */
  many: string
}

export function countText(count: number, { one, many }: Counted) {
  return count === 1 ? one : `${count} ${many}`
}
