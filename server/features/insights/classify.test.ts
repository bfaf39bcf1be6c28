import { describe, expect, test } from 'vitest'
import { deviceOf, isBotAgent, languageCode, searchedText, touchOf } from './classify.ts'

const own = ['agency.example']

describe('where a view came from', () => {
  const cases: [string, string, ReturnType<typeof touchOf>][] = [
    ['', '', null],
    ['', 'https://agency.example/about', null],
    ['', 'https://www.Search.test/results?q=secret', { source: 'search.test', campaign: '' }],
    ['', 'android-app://com.mail.test/', { source: 'com.mail.test', campaign: '' }],
    ['', 'javascript:alert(1)', null],
    ['', 'not a URL', null],
    ['?utm_source=News', 'https://agency.example/', { source: 'news', campaign: '' }],
    [
      '?utm_source=news&utm_medium=email&utm_campaign=May',
      'https://mail.test/',
      { source: 'news', campaign: 'news / email / May' },
    ],
    ['?utm_campaign=May', '', { source: '(direct)', campaign: 'May' }],
    ['?utm_source=&utm_campaign=%20', '', null],
    ['?a=1', '', null],
  ]
  test.each(cases)('%j from %j', (search, referrer, touch) => {
    expect(touchOf(search, referrer, own)).toEqual(touch)
  })

  test('a name of 10 kB with markup is cut to one line', () => {
    const name = `<script>\n\u0000\u202e${'x'.repeat(10_000)}\ud83d`
    const search = `?${new URLSearchParams({ utm_source: name, utm_campaign: name })}`
    const touch = touchOf(search, '', own)
    expect(touch?.source).toMatch(/^<script> x+$/)
    expect(touch?.source).toHaveLength(100)
    expect(touch?.campaign).toHaveLength(100)
  })
})

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  headless:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
}

test('devices are told by class', () => {
  expect(deviceOf(agents.iphone, '')).toBe('phone')
  expect(deviceOf(agents.android, '?1')).toBe('phone')
  expect(deviceOf(agents.androidTablet, '?0')).toBe('tablet')
  expect(deviceOf(agents.ipad, '')).toBe('tablet')
  expect(deviceOf(agents.firefox, '')).toBe('desktop')
  expect(deviceOf(agents.firefox, '?1')).toBe('phone')
  expect(deviceOf('', '')).toBe('desktop')
})

test('bots are known by their agent', () => {
  for (const agent of [agents.crawler, agents.headless, 'curl/8.5.0', '', ' ']) {
    expect(isBotAgent(agent)).toBe(true)
  }
  for (const agent of [agents.iphone, agents.android, agents.ipad, agents.firefox]) {
    expect(isBotAgent(agent)).toBe(false)
  }
})

test('the preferred language is read', () => {
  expect(languageCode('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(languageCode(' FIL')).toBe('fil')
  expect(languageCode('*')).toBe('')
  expect(languageCode('english')).toBe('')
  expect(languageCode('<b>')).toBe('')
})

test('a search is one short line in lower case', () => {
  expect(searchedText('?q=%20Web%0ADesign&page=2')).toBe('web design')
  expect(searchedText('?category=x')).toBe('')
  expect(searchedText(`?q=${'x'.repeat(5_000)}`)).toHaveLength(100)
})
