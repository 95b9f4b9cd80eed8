/** The units of readings in Spanish. */

/** What a unit begins with; the longest one counts. Of those with two words the second is for a single one. */
const units: Record<string, string | readonly [string, string]> = {
  'in w.c.': 'pulg de columna de agua',
  'in per ft': 'pulg por pie',
  'sq in': 'pulg²',
  'sq ft': 'pies²',
  'cubic inches': 'pulg³',
  'cu in': 'pulg³',
  'cu ft per hour': 'pies³ por hora',
  'gal or cu ft': 'gal o pies³',
  'sq ft or in': 'pies² o pulg',
  'gal per hour': 'gal por hora',
  'cfm per 100 sq ft': 'cfm por 100 pies²',
  'kWh per kW': 'kWh por kW',
  '$ per year': '$ por año',
  'starts per hour': 'arranques por hora',
  'h per day': 'h por día',
  'fl oz': 'oz líquidas',
  'inch-pounds': 'lb-pulg',
  'in-lb': 'lb-pulg',
  'ft-lb': 'lb-pie',
  'business days': ['días hábiles', 'día hábil'],
  'of 10 tries': 'de 10 intentos',
  'good cycles': ['ciclos buenos', 'ciclo bueno'],
  'low / average': 'mínimo / promedio',
  'pixels a foot': 'píxeles por pie',
  'times the heat load': 'veces la carga de calor',
  in: 'pulg',
  ft: ['pies', 'pie'],
  gallons: ['galones', 'galón'],
  gal: 'gal',
  grains: ['granos', 'grano'],
  lb: 'lb',
  'joints without weld': 'uniones sin soldar',
  'good swings': ['vueltas buenas', 'vuelta buena'],
  'times latched': ['cierres', 'cierre'],
  microns: ['micrones', 'micrón'],
  mils: 'mils',
  tons: ['toneladas', 'tonelada'],
  people: ['personas', 'persona'],
  years: ['años', 'año'],
  months: ['meses', 'mes'],
  days: ['días', 'día'],
  hours: ['horas', 'hora'],
  minutes: ['minutos', 'minuto'],
  min: 'min',
  seconds: ['segundos', 'segundo'],
  starts: ['arranques', 'arranque'],
  circuits: ['circuitos', 'circuito'],
  faults: ['fallas', 'falla'],
  emitters: ['goteros', 'gotero'],
  characters: ['caracteres', 'carácter'],
}

/** The same in both languages. */
const signs =
  /^(?:[°%$](?:[FC]\b)?|(?:A|V|W|kW|kWh|psi|gpm|gpg|gpf|ppm|ppb|ppt|pH|VA|Btu\/h|cfm|cfh|dBm|ohms|megohms|mg\/L|TB|Mb\/s|AWG|SEER2|HSPF2|WEF|SHGC|U-factor|R-value|R|DCOF|wet DCOF)\b)/

const byLength = Object.keys(units).toSorted((a, b) => b.length - a.length)

/**
 * A reading with its unit: "60 psi", "1 pie". What a unit says besides, such as "in from floor", stands in the name of
 * the check. Empty for a unit that is told in words: the number then stands alone.
 */
export function unitInSpanish(unit: string, reading = ''): string {
  const begin = byLength.find((one) => unit.startsWith(one) && !/^[\w-]/.test(unit.slice(one.length)))
  if (begin === undefined) return signs.exec(unit)?.[0] ?? ''
  const words = units[begin] ?? ''
  return typeof words === 'string' ? words : (words[reading === '1' ? 1 : 0] ?? '')
}
