/** Browsers send every line end as two characters; limits count it as one, as the field on the page does. */
export function oneLineEnd(value: string) {
  return value.replaceAll('\r\n', '\n')
}
