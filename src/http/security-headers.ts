/**
 * The headers on every answer. `styleHashes` are those of the styles inside the page, `scriptHashes` those of the scripts
 * that stand in it, as sources of the policy; every other script comes from a file of our own. HSTS is sent once the
 * public address is https.
 */
export function securityHeaders(options: {
  publicUrl: string
  styleHashes?: string[]
  scriptHashes?: string[]
}): Record<string, string> {
  const styles = ["'self'", ...(options.styleHashes ?? [])].join(' ')
  const scripts = ["'self'", ...(options.scriptHashes ?? [])].join(' ')
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${scripts}`,
      `style-src ${styles}`,
      "img-src 'self' data: blob:",
      // Of the zero that stands in the stylesheet.
      "font-src 'self' data:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    ...(options.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}
