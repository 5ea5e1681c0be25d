<?php

declare(strict_types=1);

namespace Drupal\uni_elements\Plugin\Validation;

use Drupal\ckeditor5\Plugin\Validation\Constraint\SourceEditingRedundantTagsConstraint;

/**
 * Allows a format to list tags that the elements' plugin brings, too.
 *
 * Drupal's own formats list terms and descriptions as manually editable tags, and without this nobody could add the button
 * to their toolbar.
 */
class RedundantTags extends SourceEditingRedundantTagsConstraint {
}
