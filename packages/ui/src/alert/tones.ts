/** Icon and colours of each kind of message; the icon carries the same meaning as the colour. */
export const tones = {
  info: { icon: 'info', color: 'text-info', surface: 'border-info bg-info-soft' },
  success: { icon: 'check', color: 'text-success', surface: 'border-success bg-success-soft' },
  warning: { icon: 'warning', color: 'text-warning', surface: 'border-warning bg-warning-soft' },
  danger: { icon: 'alert', color: 'text-danger', surface: 'border-danger bg-danger-soft' },
} as const
