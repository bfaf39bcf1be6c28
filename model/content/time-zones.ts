/** Cities whose zone V8 lists by a former name. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const known = new Set([
  ...Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone),
  'UTC',
])

/** A listed time zone by its name, or by the one that V8 has for it; null for anything else. */
export function findTimeZone(name: string) {
  const zone = renamed[name] ?? name
  return known.has(zone) ? zone : null
}

/** All time zones by city: "Kolkata (Asia)". `chosen` is listed in any case, under whatever name it has. */
export function timeZoneOptions(chosen: string) {
  return [...new Set([...known, chosen])]
    .map((id) => ({ id, name: cityName(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function cityName(zone: string) {
  const [city = zone, ...regions] = zone.replaceAll('_', ' ').split('/').reverse()
  return regions.length > 0 ? `${city} (${regions.join(', ')})` : city
}
