const browsers = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const;
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const;

/** "Chrome · Linux": enough to recognise a device. */
export function deviceName(userAgent: string | null): string | null {
  const parts = [
    browsers.find((name) => userAgent?.includes(name)),
    systems.find((name) => userAgent?.includes(name)),
  ];
  return parts.filter(Boolean).join(' · ') || userAgent;
}
