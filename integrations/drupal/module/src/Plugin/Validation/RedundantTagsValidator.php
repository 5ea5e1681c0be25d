<?php

declare(strict_types=1);

namespace Drupal\uni_elements\Plugin\Validation;

use Drupal\ckeditor5\Plugin\Validation\Constraint\SourceEditingRedundantTagsConstraintValidator;
use Symfony\Component\Validator\Constraint;

/**
 * Asks Drupal's own validator of every tag that the elements' plugin does not bring.
 */
class RedundantTagsValidator extends SourceEditingRedundantTagsConstraintValidator {

  /**
   * {@inheritdoc}
   */
  public function validate($value, Constraint $constraint): void {
    $plugin = $this->pluginManager->getDefinition('uni_elements_tags', FALSE);
    if (!$plugin || !in_array($value, $plugin->getElements(), TRUE)) {
      parent::validate($value, $constraint);
    }
  }

}
