import { message } from '../message.ts';

export const SETTING_ERROR_TEXTS = {
  'contact-invalid': message(
    '{name, select, none {This entry} other {‘{name}’}} is neither an e-mail address nor a phone number in the format +436641234567. Please write one of them on each line.',
  ),
  'contacts-missing': 'Please say who is to be told: one e-mail address or phone number per line.',
  'too-many-contacts': message('At most {maximum} contacts can be told.'),
  'rejects-before-alarm': message(
    'Please give the contacts time: an order can be rejected after more than {minutes} minutes, when they have been told.',
  ),
  'placeholder-unknown': message(
    'No e-mail can fill in {name, select, none {this placeholder} other {‘{name}’}}. In braces there can be: {other}.',
  ),
};
