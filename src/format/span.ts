/** So many minutes as people say them: "15 min", "2 h 5 min", "24 h", "2 days 3 h". */
export function spanInWords(minutes: number): string {
  const days = minutes >= 2 * day ? Math.floor(minutes / day) : 0
  const hours = Math.floor((minutes - days * day) / hour)
  // After days, nobody counts minutes.
  const rest = days > 0 ? 0 : minutes % hour
  const parts = [days > 0 && `${days} days`, hours > 0 && `${hours} h`, rest > 0 && `${rest} min`]
  return parts.filter(Boolean).join(' ') || '0 min'
}

const hour = 60
const day = 24 * hour
