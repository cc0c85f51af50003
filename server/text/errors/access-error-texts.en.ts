import { message } from '../message.ts';

/** Why somebody is not let in. */
export const ACCESS_ERROR_TEXTS = {
  'invalid-credentials': 'Invalid credentials.',
  'too-many-logins': message(
    'Too many failed attempts to sign in. Please try again {minutes, select, none {later} 1 {in a minute} other {in {minutes} minutes}}.',
  ),
  'logins-busy': 'Very many people are signing in right now. Please try again in a few seconds.',
  'account-disabled': 'Your account is disabled.',
  'account-locked': 'Your account is locked.',
  'account-expired': 'Your account has expired.',
  'login-link-invalid': 'The sign-in link is invalid or has expired.',
  'second-factor-required': 'Please also enter the code of your second factor.',
  'second-factor-setup-required': 'Please set up your second factor first.',
  'second-factor-wrong': 'This code is wrong or has been used already.',
  'passkey-refused': 'This passkey could not be created. Please try again.',
  'passkey-unknown': 'This passkey cannot sign you in. Please sign in with your password.',
  'passkey-required':
    'This account has a passkey. Please sign in with it; if it is lost, an administrator can reset it.',
  'second-factor-on': 'The second factor is set up already.',
  'second-factor-off': 'No second factor is set up.',
};
