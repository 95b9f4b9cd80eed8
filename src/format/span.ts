/** So many minutes as people say them: "15 min", "2 h 5 min", "24 h", "2 days 3 h". After days, nobody counts minutes. */
export function spanInWords(minutes: number): string {
  const days = minutes < 2880 ? 0 : Math.floor(minutes / 1440)
  const hours = Math.floor((minutes - days * 1440) / 60)
  const rest = days > 0 ? 0 : minutes % 60
  const parts = [days && `${days} days`, hours && `${hours} h`, rest && `${rest} min`]
  return parts.filter(Boolean).join(' ') || '0 min'
}
