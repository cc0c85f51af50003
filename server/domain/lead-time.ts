export type LeadTimeUnit = 'minutes' | 'hours' | 'days' | 'weeks';
