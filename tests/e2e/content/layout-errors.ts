/** Runs in the page: words that are covered or broken, controls higher than the window, pictures without enough pixels. */
export function layoutErrors() {
  const main = document.querySelector('main') as HTMLElement
  const header = document.querySelector('body > header')?.getBoundingClientRect()
  return [
    ...headingsLeftOfColumn(),
    ...controlsHigherThanWindow(),
    ...wordsUnderPauseButtons(),
    ...brokenWords(),
    ...straightQuotes(),
    ...softPictures(),
    ...stripsOnPhones(),
    ...cutSheets(),
  ]

  /** Cards of sheets, which have a fixed height, that are higher than their row. */
  function cutSheets() {
    return [...main.querySelectorAll('.stack-cards')]
      .filter((cards) => cards.scrollHeight > cards.clientHeight + 1)
      .map((cards) => `"${cards.querySelector('h4')?.textContent}" is cut off at its lower edge`)
  }

  function headingsLeftOfColumn() {
    const gutter = 4 * parseFloat(getComputedStyle(document.documentElement).fontSize)
    const column = document.querySelector('body > header a')?.getBoundingClientRect().left ?? 0
    return [...main.querySelectorAll('h2:not(.sr-only)')]
      .filter((heading) => heading.getBoundingClientRect().left < column - gutter - 1)
      .map((heading) => `"${heading.textContent}" begins left of the column`)
  }

  function controlsHigherThanWindow() {
    const room = innerHeight - (header?.height ?? 0)
    return [...main.querySelectorAll<HTMLElement>('input, select, button')]
      .filter((control) => control.offsetHeight > room)
      .map((control) => `${control.outerHTML.slice(0, 80)} is ${control.offsetHeight} px high`)
  }

  function wordsUnderPauseButtons() {
    const buttons = [...main.querySelectorAll('.pause-button')]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return textNodes(main)
      .filter((text) => !text.parentElement?.closest('.sr-only, .marquee-track'))
      .flatMap((text) => boxesOf(text).map((box) => ({ text, box })))
      .filter(({ box }) => buttons.some((button) => overlap(box, button)))
      .map(({ text }) => `a pause button covers "${text.data.slice(0, 40)}"`)
  }

  /** Texts of the page's title in which a line ends after the hyphen of a word. */
  function brokenWords() {
    const title = main.querySelector('h1')
    if (!title) return []
    return textNodes(title)
      .filter((text) => {
        const hyphens = [...text.data.matchAll(/(?<=\S)-(?=\S)/g)]
        return hyphens.some(({ index }) => topOf(text, index - 1) < topOf(text, index + 1))
      })
      .map((text) => `"${text.data}" breaks after a hyphen`)
  }

  function straightQuotes() {
    return textNodes(main)
      .filter((text) => /["']/.test(text.data) && !text.parentElement?.closest('code, pre'))
      .map((text) => `"${text.data.slice(0, 40)}" has straight quotes`)
  }

  /** Pictures that are a section of their own and so low on a phone that nothing can be read in them. */
  function stripsOnPhones() {
    return [...main.querySelectorAll<HTMLImageElement>('section > figure img')]
      .filter(
        ({ offsetWidth, offsetHeight }) => offsetWidth < 480 && offsetWidth > 2 * offsetHeight,
      )
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .map(({ currentSrc }) => `${currentSrc} is too low for its width`)
  }

  /** Pictures more than a twentieth larger than their pixels, except the light behind a hero, which fills the window's width. */
  function softPictures() {
    const shown = [...main.querySelectorAll('img')].filter(({ currentSrc, complete }) => {
      return complete && currentSrc && !new URL(currentSrc).pathname.endsWith('.svg')
    })
    return shown.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      const isCropped = getComputedStyle(image).objectFit === 'cover'
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const needed = Math.floor(isCropped ? Math.max(width, height * ratio) : width)
      const pixels = image.srcset ? Number(image.getAttribute('width')) : image.naturalWidth
      if (needed <= pixels * 1.05 || width >= innerWidth - 1) return []
      return [`${image.currentSrc} is ${needed} px wide and has ${pixels}`]
    })
  }

  function topOf(text: Text, index: number) {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().top
  }

  function textNodes(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.nodeValue?.trim()) found.push(text as Text)
    }
    return found
  }

  /** The boxes of a text's lines, without the empty space above and below the letters. */
  function boxesOf(text: Text) {
    const range = document.createRange()
    range.selectNode(text)
    return [...range.getClientRects()].map(({ x, y, width, height }) => {
      return new DOMRect(x, y + height * 0.2, width, height * 0.6)
    })
  }

  function overlap(a: DOMRect, b: DOMRect) {
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  }
}
